import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { plural } from '#adapters/inbound/web/language/fill.ts';
import { wordsInDanger } from '#domain/advisor/danger.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { Application } from '#test/support/browser/application.ts';
import { expectFocus, expectFocusOnHeading } from '#test/support/browser/checks.ts';
import { textsOf } from '#test/support/browser/texts.ts';
import type { Visit } from '#test/support/browser/visit.ts';
import { eventually } from '#test/support/eventually.ts';
import { type ModelStub, startModelStub } from '#test/support/servers/model-stub.ts';

const advisor = textsOf('advisor');
const about = textsOf('about');
const books = textsOf('books');

let model: ModelStub;
let application: Application;
let visit: Visit;

beforeAll(async () => {
  model = await startModelStub();
  application = await Application.start({
    LLM_BASE_URL: model.baseUrl,
    IMPRINT: 'Anna Example\\n1 Example Street',
  });
  visit = await application.visit();
});

afterAll(async () => {
  await visit.end();
  await application.close();
  await model.stop();
});

const titlesIn = (language: string): number =>
  new Set(shippedBooks.filter((book) => book.language === language).map(({ title }) => title)).size;

const counted = (count: number): string => plural(books.count, count, 'en');

describe('the books', () => {
  test('are in the language of the page, unless another choice is made, which the address keeps', async () => {
    const { page } = visit;
    await visit.open('/app/books');
    await page.getByText(counted(titlesIn('en')), { exact: true }).waitFor();
    await page.getByLabel(books.language).selectOption(books.languages.fr);
    await expect(page.waitForURL('**/app/books?language=fr')).resolves.toBeUndefined();

    await visit.open('/app/books?language=fr');
    await page.getByText(counted(titlesIn('fr')), { exact: true }).waitFor();
    expect(await page.locator('.shelf h2 a[lang=fr]').count()).toBe(titlesIn('fr'));
    expect(visit.takeFaults()).toEqual([]);
  });

  test('each say what they are and where each edition is sold', async () => {
    const { page } = visit;
    await visit.open('/app/books');
    const ebook = shippedBooks.find(({ language, isbn }) => language === 'en' && isbn !== undefined);
    await page.getByRole('link', { name: ebook?.title ?? '', exact: true }).click();
    await expectFocusOnHeading(page);
    await page.getByText(ebook?.description ?? '').waitFor();
    await page.getByText(`ISBN ${ebook?.isbn}`).waitFor();
    const shops = await page.getByRole('link', { name: books.buy }).all();
    const editions = shippedBooks.filter(({ title }) => title === ebook?.title);
    expect(await Promise.all(shops.map((shop) => shop.getAttribute('href')))).toEqual(
      editions.map(({ sku }) => expect.stringMatching(new RegExp(`/${sku}$`))),
    );
    expect(visit.takeFaults()).toEqual([]);
  });

  test('are not requested if there are none', async () => {
    const { page } = visit;
    await visit.open('/app/books');
    await visit.follow('/app/books/nowhere');
    await page.getByRole('heading', { level: 1, name: books.missing }).waitFor();
    expect(visit.takeFaults()).toEqual([]);
  });
});

describe('the advisor', () => {
  const ask = async (question: string): Promise<void> => {
    await visit.page.getByRole('textbox').fill(question);
    await visit.page.getByRole('button', { name: advisor.send, exact: true }).click();
  };
  const answers = () => visit.page.locator('article h2');

  test('says next to the question what is missing, and moves the focus there', async () => {
    const { page } = visit;
    await visit.open('/app/advisor');
    await ask('   ');
    await page.getByText(advisor.refusal).waitFor();
    await expectFocus(page.getByLabel(advisor.question));
    visit.takeFaults();
  });

  test('answers below the question, with a link into the application and the name of the advisor', async () => {
    const { page } = visit;
    const reason = 'Because your role may ask for what drains you.';
    model.behave(() => ({
      recommendations: [{ product: 'situation-map', reason }],
      follow_up: 'Since when is that so?',
    }));
    await visit.open('/app/advisor');
    await page.getByRole('button', { name: advisor.examples[0] ?? '' }).click();
    await page.getByRole('button', { name: advisor.send, exact: true }).click();
    await expectFocus(answers());
    await page.getByText(reason).waitFor();
    await page.getByText(advisor.sources.model).waitFor();
    await page.locator('article').getByRole('link', { name: advisor.products['situation-map'] }).click();
    await page.waitForURL('**/app/map');
    await visit.settle();
    expect(visit.takeFaults()).toEqual([]);
  });

  test('receives the conversation so far, as long as the page is open', async () => {
    const { page } = visit;
    model.behave('unauthorized');
    await visit.open('/app/advisor');
    await ask('I am exhausted from my job.');
    await answers().waitFor();
    await page.getByText(advisor.sources.rules).waitFor();
    const asked = page.waitForRequest('**/suggest');
    await ask('More rest.');
    expect((await asked).postDataJSON()).toEqual({
      prompt: 'I am exhausted from my job.\n\nMore rest.',
      locale: 'en',
    });
    await expectFocus(answers().nth(1));
    expect(await page.getByRole('textbox').inputValue()).toBe('');
  });

  test('keeps a question that it could not answer', async () => {
    const { page } = visit;
    await visit.open('/app/advisor');
    await page.route('**/suggest', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '40' }, json: { code: 'rate_limited' } }),
    );
    await ask('I am exhausted from my job.');
    await page.getByText(plural(textsOf('frame').failures.wait.seconds, 40, 'en')).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('I am exhausted from my job.');
    await page.unroute('**/suggest');
    visit.takeFaults();
  });

  test('shows only where to get help to a person in danger', async () => {
    const { page } = visit;
    await visit.open('/app/advisor');
    await ask('I want to end my life.');
    await page.getByText(wordsInDanger.en).waitFor();
    await page.getByRole('heading', { level: 2, name: advisor.onlyAnswer }).waitFor();
    const calls = await page.evaluate("[...document.querySelectorAll('article a')].map(({ href }) => href)");
    expect(calls).toEqual(['tel:988', 'tel:116123', 'tel:911', 'tel:999', 'tel:112']);
    expect(visit.takeFaults()).toEqual([]);
  });
});

describe('the texts about the service', () => {
  test.each([
    ['loaded', (path: string) => visit.open(path)],
    ['opened from another page', (path: string) => visit.follow(path)],
  ])('are found by the address of a part: %s', async (_how, go) => {
    const { page } = visit;
    await visit.open('/app/books');
    await go('/app/about#data');
    const title = about.sections.find(({ id }) => id === 'data')?.title ?? '';
    await expectFocus(page.getByRole('heading', { name: title }));
    await eventually(async () =>
      expect(
        await page.locator('#data').evaluate((heading) => heading.getBoundingClientRect().top),
      ).toBeLessThan(50),
    );
  });

  test('contain the imprint, line by line', async () => {
    await visit.open('/app/about');
    await visit.page.locator('.imprint').waitFor();
    expect(await visit.page.locator('.imprint').innerText()).toBe('Anna Example\n1 Example Street');
    expect(visit.takeFaults()).toEqual([]);
  });
});

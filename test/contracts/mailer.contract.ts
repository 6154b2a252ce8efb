import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Mail, Mailer } from '#application/ports/mailer.ts';
import { loginMail, mailKinds, mails } from '../support/makers/mails.ts';

/** A mail after delivery, as its recipient reads it. */
interface ArrivedMail {
  readonly recipients: readonly string[];
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailerUnderTest {
  /** Sends from an address at `example.com`. */
  readonly mailer: Mailer;
  /** Oldest first. */
  arrived(): Promise<readonly ArrivedMail[]>;
  stop(): Promise<void>;
}

export function describeMailer(name: string, start: () => Promise<MailerUnderTest>): void {
  describe(`mailer: ${name}`, () => {
    let subject: MailerUnderTest;

    beforeEach(async () => {
      subject = await start();
    });

    afterEach(async () => subject.stop());

    const sendOne = async (mail: Mail): Promise<ArrivedMail> => {
      expect(await subject.mailer.send(mail)).toMatchObject({ value: undefined });
      const [arrived, ...others] = await subject.arrived();
      expect(others).toEqual([]);
      if (arrived === undefined) throw new Error('Nothing arrived.');
      return arrived;
    };

    test('delivers a mail to exactly its recipient', async () => {
      const arrived = await sendOne(loginMail({ to: 'Anna+maps@xn--bcher-kva.example' }));
      expect(arrived.recipients).toEqual(['Anna+maps@xn--bcher-kva.example']);
    });

    test('keeps the link unbroken, once in the plain text and once in the HTML', async () => {
      const link = `${loginMail().link}&quote="&tag=<b>&long=${'x'.repeat(300)}`;
      const arrived = await sendOne(loginMail({ link }));
      expect(arrived.text.split(link)).toHaveLength(2);
      expect(linksIn(arrived.html)).toEqual([link]);
    });

    test('delivers every kind of mail, each with its own subject and link', async () => {
      for (const kind of mailKinds) await subject.mailer.send(mails[kind]);
      const arrived = await subject.arrived();
      expect(arrived.map(({ html }) => linksIn(html))).toEqual(mailKinds.map((kind) => [mails[kind].link]));
      expect(new Set(arrived.map(({ subject: line }) => line)).size).toBe(mailKinds.length);
    });

    test('writes in the language of the mail', async () => {
      await subject.mailer.send(loginMail({ id: '1', language: 'en' }));
      await subject.mailer.send(loginMail({ id: '2', language: 'fr' }));
      const [english, french] = await subject.arrived();
      expect(english?.subject).toBe('Your login link');
      expect(english?.html).toContain('<html lang="en">');
      expect(french?.subject).toBe('Votre lien de connexion');
      expect(french?.text).toContain('Vous n’avez rien demandé\u202F?');
      expect(french?.html).toContain('<html lang="fr">');
    });

    test('gives every attempt at one mail the same Message-ID, and each attempt its own link', async () => {
      await subject.mailer.send(loginMail({ link: 'https://a.example/first' }));
      await subject.mailer.send(loginMail({ link: 'https://a.example/second' }));
      const arrived = await subject.arrived();
      expect(arrived.map(({ messageId }) => messageId)).toEqual([
        '<login-7@example.com>',
        '<login-7@example.com>',
      ]);
      expect(arrived.map(({ html }) => linksIn(html))).toEqual([
        ['https://a.example/first'],
        ['https://a.example/second'],
      ]);
    });

    test('gives two mails two Message-IDs, with any characters in their ids', async () => {
      const ids = ['a/b', 'a b', 'a>b', 'a%2Fb', 'a.b', 'é', '../..', 'a\r\nBcc: x@example.org'];
      for (const id of ids) await subject.mailer.send(loginMail({ id }));
      const messageIds = (await subject.arrived()).map(({ messageId }) => messageId);
      expect(new Set(messageIds).size).toBe(ids.length);
      for (const messageId of messageIds) expect(messageId).toMatch(/^<[\w%-]+@example\.com>$/);
    });

    test('delivers in the order of sending', async () => {
      const people = ['a@example.org', 'b@example.org', 'c@example.org'];
      for (const to of people) await subject.mailer.send(loginMail({ id: to, to }));
      expect((await subject.arrived()).map(({ recipients }) => recipients)).toEqual(people.map((to) => [to]));
    });

    test('accepts simultaneous mails, each delivered once', async () => {
      const people = Array.from({ length: 6 }, (_, index) => `person${index}@example.org`);
      await Promise.all(people.map(async (to) => subject.mailer.send(loginMail({ to }))));
      expect((await subject.arrived()).flatMap(({ recipients }) => recipients).toSorted()).toEqual(people);
    });

    test('shows an address as text, never as markup', async () => {
      const to = "o'neil&amp{x}=`y`@example.org";
      const arrived = await sendOne(loginMail({ to }));
      expect(arrived.recipients).toEqual([to]);
      expect(arrived.text).toContain(to);
      expect(arrived.html).toContain('o&#39;neil&amp;amp{x}=`y`@example.org');
      expect(arrived.html).not.toContain("o'neil&amp{x}");
    });

    test.each([
      ['two addresses', 'a@example.org, b@example.org'],
      ['a line break', 'a@example.org\r\nBcc: b@example.org'],
      ['a second line', 'a@example.org\nb@example.org'],
      ['a name', 'Anna <a@example.org>'],
      ['a group', 'friends: a@example.org, b@example.org;'],
      ['markup', '"<script>alert(1)</script>"@example.org'],
      ['a NUL', 'a\u0000@example.org'],
      ['two at signs', 'a@example.org@b.example'],
      ['no domain', 'anna'],
      ['nothing', ''],
    ])('rejects a recipient with %s, and nobody gets a mail', async (_, to) => {
      const answer = await subject.mailer.send(loginMail({ to }));
      expect(answer).toMatchObject({ error: { kind: 'mail_rejected', code: '553' } });
      expect(await subject.arrived()).toEqual([]);
    });
  });
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) =>
    link.replace(/&([^;]+);/g, (entity, sign: string) => signs[sign] ?? entity),
  );

import { describe, expect, test } from '@jest/globals';
import { setSvcStage } from './svc-stage.ts';

const wordy = 'We went home due to the fact that it rained.\n';
const wrong = 'She could of won.\n';

describe('svc lint', () => {
  test('names the place of each finding as compilers do, with the number of each severity at the end', async () => {
    const { svc, terminal, fake } = setSvcStage();
    terminal.files.set('a.txt', `Fine.\n${wordy}`).set('b.md', '`could of`\n\nShe could of won.\n');
    const { status, output, errorOutput } = await svc('lint', 'a.txt', 'b.md');
    expect({ status, errorOutput, opened: fake.opened }).toEqual({ status: 1, errorOutput: '', opened: 0 });
    expect(output.split('\n')).toEqual([
      expect.stringMatching(/^a\.txt:2:14: suggestion: .*"because".* \[clarity\/wordy-phrase\]$/),
      expect.stringMatching(/^b\.md:3:5: error: .*"could have".* \[usage\/confused\]$/),
      'Found in 2 files: 1 error, 1 suggestion.',
    ]);
  });

  test('reads standard input, and says so where nothing is found', async () => {
    const { svc, terminal } = setSvcStage();
    terminal.files.set('-', 'It rained, and we went home.');
    expect(await svc('lint', '-')).toEqual({
      status: 0,
      output: 'Nothing was found in 1 file.',
      errorOutput: '',
    });
  });

  test.each([
    ['suggestion', 1, 1],
    ['warning', 0, 1],
    ['error', 0, 1],
    ['never', 0, 0],
  ])('fails on findings from --fail-on %s on', async (level, ofWordy, ofWrong) => {
    const { svc, terminal } = setSvcStage();
    terminal.files.set('wordy.txt', wordy).set('wrong.txt', wrong);
    expect((await svc('lint', 'wordy.txt', '--fail-on', level)).status).toBe(ofWordy);
    expect((await svc('lint', 'wrong.txt', '--fail-on', level)).status).toBe(ofWrong);
  });

  test('prints JSON for scripts', async () => {
    const { json, terminal } = setSvcStage();
    terminal.files.set('a.txt', wrong);
    const { files } = await json('lint', 'a.txt', '--language', 'en-GB');
    expect(files).toMatchObject([
      {
        file: 'a.txt',
        language: 'en-GB',
        incomplete: false,
        findings: [
          { rule_id: 'usage/confused', severity: 'error', start: { line: 1, column: 5 }, text: 'could of' },
        ],
      },
    ]);
  });

  test('prints SARIF with the name of each file', async () => {
    const { svc, terminal } = setSvcStage();
    terminal.files.set('docs/my file.md', wrong).set('b.txt', 'Fine.');
    const { status, output } = await svc('lint', 'docs/my file.md', 'b.txt', '--sarif');
    const { version, runs } = JSON.parse(output);
    expect([status, version, runs.length]).toEqual([1, '2.1.0', 2]);
    expect(runs[0].results).toMatchObject([
      {
        ruleId: 'usage/confused',
        level: 'error',
        locations: [{ physicalLocation: { artifactLocation: { uri: 'docs/my%20file.md' } } }],
      },
    ]);
    expect(runs[1].results).toEqual([]);
  });

  test('checks English grammar if --engines or the house file says so', async () => {
    const { svc, json, terminal } = setSvcStage();
    terminal.files.set('a.txt', 'She go home.\n').set('fr.txt', 'Le chat dort sur le lit de la chambre.\n');
    expect((await svc('lint', 'a.txt')).status).toBe(0);
    const { status, output } = await svc('lint', 'a.txt', 'fr.txt', '--engines', 'style,grammar');
    expect([status, ...output.split('\n')]).toEqual([
      1,
      expect.stringMatching(/^a\.txt:1:5: error: .* \[grammar\/pronoun\]$/),
      'fr.txt: its grammar was not checked, because it is not in English.',
      'Found in 2 files: 1 error.',
    ]);
    terminal.files.set('.style-lint.json', '{"engines": ["style", "grammar"], "fail_on": "never"}');
    const { files } = await json('lint', 'a.txt');
    expect(files).toMatchObject([
      {
        engines: [
          { name: 'style', status: 'complete' },
          { name: 'grammar', status: 'complete' },
        ],
        findings: [{ rule_id: 'grammar/pronoun' }],
      },
    ]);
  });

  test.each(['', 'spelling', 'style,', 'style grammar'])('refuses --engines "%s"', async (names) => {
    const { svc, terminal } = setSvcStage();
    terminal.files.set('a.txt', wordy);
    const { status, errorOutput } = await svc('lint', 'a.txt', '--engines', names);
    expect(status).toBe(2);
    expect(errorOutput).toContain('Allowed are style and grammar, with a comma between them.');
  });

  test('reads the house file of the folder, or the one that is named', async () => {
    const { svc, terminal } = setSvcStage();
    const house = {
      language: 'en',
      rules: { disable: ['clarity/wordy-phrase'] },
      terms: [{ prefer: 'sign in', avoid: ['log in'], severity: 'error' }],
      ignore_words: ['could of'],
      fail_on: 'error',
    };
    terminal.files
      .set('a.txt', `${wordy}${wrong}Please log in.`)
      .set('.style-lint.json', JSON.stringify(house));
    const own = await svc('lint', 'a.txt');
    expect(own.status).toBe(1);
    expect(own.output).toMatch(/^a\.txt:3:8: error: .*\[consistency\/terms\]\nFound in 1 file: 1 error\.$/);
    terminal.files.set('other.json', '{"min_severity": "error"}');
    expect((await svc('lint', 'a.txt', '--config', 'other.json')).output).toMatch(
      /^a\.txt:2:5: error: [^\n]*\nFound in 1 file: 1 error\.$/,
    );
  });

  test.each([
    ['a file that cannot be read', ['lint', 'none.txt'], '', 'none.txt cannot be read'],
    [
      'a named house file that cannot be read',
      ['lint', 'a.txt', '--config', 'none.json'],
      '',
      'none.json cannot be read.',
    ],
    ['a house file that is not JSON', ['lint', 'a.txt'], '{', '.style-lint.json: The file is not JSON.'],
    ['a field that there is not', ['lint', 'a.txt'], '{"rule": {}}', '.style-lint.json: The file: '],
    ['a wrong type', ['lint', 'a.txt'], '{"terms": [{"prefer": 1}]}', '.style-lint.json: terms.0.prefer: '],
    [
      'an unknown rule',
      ['lint', 'a.txt'],
      '{"rules": {"enable": ["style/none"]}}',
      'rules.enable: there is no rule style/none.',
    ],
    [
      'a number out of range',
      ['lint', 'a.txt'],
      '{"rules": {"options": {"clarity/long-sentence": {"max_words": 1}}}}',
      'rules.options: max_words of clarity/long-sentence must be from 5 to 200.',
    ],
    [
      'an option that there is not',
      ['lint', 'a.txt'],
      '{"rules": {"options": {"clarity/long-sentence": {"words": 9}, "no/rule": {}}}}',
      'rules.options: clarity/long-sentence has no option words.\nrules.options: there is no rule no/rule.',
    ],
  ])('refuses %s', async (_, argv, house, complaint) => {
    const { svc, terminal } = setSvcStage();
    terminal.files.set('a.txt', wordy);
    if (house !== '') terminal.files.set('.style-lint.json', house);
    const { status, output, errorOutput } = await svc(...argv);
    expect([status, output]).toEqual([1, '']);
    expect(errorOutput).toContain(complaint);
  });
});

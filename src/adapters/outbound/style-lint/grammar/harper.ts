import { readFile } from 'node:fs/promises';
import {
  createBinaryModuleFromUrl,
  LocalLinter,
  SuggestionKind,
  type BinaryModule,
  type Lint,
  type LintConfig,
  type StructuredLintConfig,
} from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import type { Remark } from '#domain/style-lint/output/grammar-report.ts';
import type { GrammarRuleId } from '#domain/style-lint/model/grammar-rules.ts';

export type GrammarCheck = (sentence: string) => Promise<readonly Remark[]>;

/**
 * The groups of Harper's rules that are used. The others are about style, spelling and capitals, which our own rules
 * check.
 */
const groups: Readonly<Record<string, GrammarRuleId>> = {
  'Grammar and Agreement': 'grammar/form',
  'Pronouns and Possession': 'grammar/pronoun',
  'Phrase Corrections': 'grammar/phrase',
  'Word Choice and Usage': 'grammar/usage',
  Miscellaneous: 'grammar/usage',
};

/**
 * Rules of these groups that are not used: they depend on taste or dialect, our own rules cover them, or they reported
 * correct sentences in edited prose.
 */
const unused =
  'AWhile AmInTheMorning AnA AnotherThingComing Bollocks DisjointPrefixes DoToDueTo EnvironmentVariable FedUpWith FindOut ' +
  'HaveTakeALook InOnTheCards LitotesDirectPositive MassNouns MissingTo NumericRangeEnDash OutOfDate Oxymorons RedundantFirsts ' +
  'RedundantSuperlatives RightClick ThatThan TheHowWhy ThereToTheir TillDate UpdatePlaceNames WrongNegative';

/**
 * Loads Harper (https://writewithharper.com). It takes three seconds, and some 320 MB of memory from then on. The
 * dialect is American English, but the rules that are used do not depend on it.
 */
export async function openHarper(): Promise<GrammarCheck> {
  const linter = new LocalLinter({ binary: await loadBinary() });
  const defaults = await linter.getDefaultLintConfig();
  const rules = usedRules(await linter.getStructuredLintConfig(), defaults);
  const names = Object.keys(defaults);
  await linter.setLintConfig(Object.fromEntries(names.map((name) => [name, rules.has(name)])));
  return async (sentence) => {
    const found = await linter.organizedLints(sentence, { language: 'plaintext' });
    return Object.entries(found).flatMap(([name, lints]) =>
      lints.flatMap((lint) => remarksOf(lint, rules.get(name))),
    );
  };
}

/** Harper cannot read its own file on Windows, or from a folder with a space in its name. A blob works everywhere. */
async function loadBinary(): Promise<BinaryModule> {
  const bytes = await readFile(new URL(slimBinary.url));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/wasm' }));
  const binary = createBinaryModuleFromUrl(url, 'slim');
  await binary.setup();
  URL.revokeObjectURL(url);
  return binary;
}

/** The rules to use, by Harper's names. Rules that Harper itself switches off stay off. */
function usedRules(
  { settings }: StructuredLintConfig,
  defaults: LintConfig,
): ReadonlyMap<string, GrammarRuleId> {
  const left = new Set(unused.split(' '));
  const isUsed = (name: string): boolean =>
    defaults[name] === true && !left.has(name) && !name.startsWith('Expand');
  const used = settings.flatMap((setting) => {
    const group = 'Group' in setting ? setting.Group : undefined;
    const rule = groups[group?.label ?? ''];
    if (group === undefined || rule === undefined) return [];
    const names = group.child.settings.flatMap((one) => ('Bool' in one ? [one.Bool.name] : []));
    return names.filter(isUsed).map((name) => [name, rule] as const);
  });
  return new Map(used);
}

/** A lint is in the memory of the WebAssembly module, which keeps growing unless the lint is freed. */
function remarksOf(lint: Lint, rule: GrammarRuleId | undefined): readonly Remark[] {
  using one = lint;
  if (rule === undefined) return [];
  using span = one.span();
  const found = one.get_problem_text();
  const replacements = one.suggestions().map((suggestion) => {
    using proposed = suggestion;
    const text = proposed.get_replacement_text();
    return proposed.kind() === SuggestionKind.InsertAfter ? found + text : text;
  });
  const { start, end } = span;
  return [{ rule, start, end, message: one.message(), replacements: [...new Set(replacements)] }];
}

import { capitalised } from '../text/casing.ts';
import type { CompiledCheck } from '../engine/compiled-check.ts';
import type { Wording } from '../engine/hits.ts';
import type { HouseTerm } from '../output/lint-report.ts';
import { LiteralTrie } from '../engine/literal-trie.ts';
import { cleaned } from '../text/reading.ts';
import type { TermsCheck } from '../model/rule.ts';

interface Avoided {
  readonly literal: string;
  readonly term: HouseTerm;
  readonly wording: Wording | undefined;
}

/** Preferred terms are searched too: no term to avoid is reported inside one. */
export function compileTerms(check: TermsCheck): CompiledCheck {
  return ({ reading, settings, budget, sink }) => ({
    finish() {
      const trie = new LiteralTrie();
      const literals = settings.terms.flatMap((term) => avoidedOf(term, check.message));
      literals.forEach(({ literal }, item) => trie.add(literal, item));
      trie.scan(reading, budget, (item, { start, end }) => {
        const found = literals[item];
        if (found === undefined) return false;
        const written = cleaned(reading.text.source.slice(start, end));
        if (found.term.isCaseSensitive && written !== cleaned(found.literal)) return false;
        if (found.wording !== undefined && !isPreferred(written, found.term.prefer))
          sink.add(start, end, found.wording);
        return true;
      });
    },
  });
}

function avoidedOf(term: HouseTerm, message: string): readonly Avoided[] {
  const wording: Wording = {
    message,
    replacements: [term.prefer],
    isSafe: true,
    isExact: term.isCaseSensitive || term.prefer !== term.prefer.toLowerCase(),
    severity: term.severity,
  };
  return [
    ...term.avoid.map((literal) => ({ literal, term, wording })),
    { literal: term.prefer, term, wording: undefined },
  ];
}

/** Also in its form at the start of a sentence. */
const isPreferred = (written: string, prefer: string): boolean =>
  written === cleaned(prefer) || written === capitalised(cleaned(prefer));

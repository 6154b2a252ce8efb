import MarkdownIt from 'markdown-it';
import { MaskedText } from '#domain/style-lint/text/masked-text.ts';
import type { Prose, Span } from '#domain/style-lint/text/prose.ts';
import { LintComments } from './lint-comments.ts';
import { readBlocks } from './blocks.ts';
import { InlineMasker } from './inline.ts';
import type { Block } from './table.ts';
import { Seeker } from './seeker.ts';

const { unescapeAll } = new MarkdownIt().utils;

/**
 * Returns the prose of a Markdown text, and the parts in which comments switch rules off. Takes linear time for any
 * text.
 */
export function markdownProse(text: string): Prose {
  const { lines, prose, html, isDefined } = readBlocks(text);
  const masked = new MaskedText(text);
  const comments = commentsIn(text, html);
  const masker = new InlineMasker(masked, {
    resolve: unescapeAll,
    isDefined,
    onComment: (comment) => comments.push(comment),
  });
  const paragraphs: Span[] = [];
  for (const block of prose) {
    const paragraph = around(block);
    masker.mask(paragraph);
    hideBetween(masked, block);
    paragraphs.push(paragraph);
  }
  const silencer = new LintComments(text, lines);
  for (const comment of comments.toSorted((one, other) => one.start - other.start)) silencer.read(comment);
  return { text, masked: masked.toString(), paragraphs, silences: silencer.silences() };
}

const around = (block: Block): Span => ({ start: block[0]?.start ?? 0, end: block.at(-1)?.end ?? 0 });

/** Hides spaces and markers of quotes and lists between the lines of a block; the line end stays. */
function hideBetween(masked: MaskedText, block: Block): void {
  for (const [index, { end }] of block.entries()) {
    const next = block[index + 1];
    if (next === undefined) continue;
    const { text } = masked;
    for (let at = end; at < next.start; at += 1)
      if (text.charAt(at) !== '\n' && text.charAt(at) !== '\r') masked.hide(at, at + 1);
  }
}

function commentsIn(text: string, blocks: readonly Span[]): Span[] {
  const [opening, closing] = [new Seeker(text, '<!--'), new Seeker(text, '-->')];
  const comments: Span[] = [];
  for (const { start, end } of blocks)
    for (let from = opening.next(start); from < end; from = opening.next(from)) {
      const close = closing.next(from + 4);
      if (close >= end) break;
      comments.push({ start: from, end: close + 3 });
      from = close + 3;
    }
  return comments;
}

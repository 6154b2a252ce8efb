import { expect, test } from '@jest/globals';
import { makeLinter } from '#domain/style-lint/engine/linter.ts';
import { plainProse } from '#domain/style-lint/text/plain-prose.ts';
import { rules } from '#domain/style-lint/rules/rules.ts';
import { rulesWith, settingsOf } from '../rule-examples.ts';

const lint = makeLinter(rulesWith('en'));
const matterOfTaste = rules.filter(({ isTaste }) => isTaste).map(({ id }) => id);

/** Beginnings of books in the public domain. */
const passages = [
  [
    'Jane Austen, 1813',
    `It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a
wife. However little known the feelings or views of such a man may be on his first entering a neighbourhood, this truth
is so well fixed in the minds of the surrounding families, that he is considered as the rightful property of some one or
other of their daughters.`,
  ],
  [
    'Thomas Jefferson, 1776',
    `When in the Course of human events, it becomes necessary for one people to dissolve the political bands which have
connected them with another, and to assume among the powers of the earth, the separate and equal station to which the
Laws of Nature and of Nature's God entitle them, a decent respect to the opinions of mankind requires that they should
declare the causes which impel them to the separation.`,
  ],
  [
    'Abraham Lincoln, 1863',
    `Four score and seven years ago our fathers brought forth on this continent, a new nation, conceived in Liberty, and
dedicated to the proposition that all men are created equal. Now we are engaged in a great civil war, testing whether
that nation, or any nation so conceived and so dedicated, can long endure.`,
  ],
  [
    'Charles Dickens, 1859',
    `It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, it was
the epoch of belief, it was the epoch of incredulity, it was the season of Light, it was the season of Darkness, it was
the spring of hope, it was the winter of despair.`,
  ],
  [
    'Herman Melville, 1851',
    `Call me Ishmael. Some years ago, never mind how long precisely, having little or no money in my purse, and nothing
particular to interest me on shore, I thought I would sail about a little and see the watery part of the world. It is a
way I have of driving off the spleen and regulating the circulation.`,
  ],
] as const;

test.each(passages)('good prose has no findings: %s', (_, text) => {
  const { findings } = lint(plainProse(text), settingsOf('en', { disable: matterOfTaste }));
  expect(findings.map(({ ruleId, text: found }) => `${ruleId}: ${found}`)).toEqual([]);
});

import Negotiator from 'negotiator';
import type { Context } from 'koa';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import type { LintedText, LintInput, LintText } from '#application/style-lint/lint-text.ts';
import { listRules } from '#application/style-lint/list-rules.ts';
import { whenGone } from '#adapters/inbound/http/requests/client-gone.ts';
import { Problem } from '#adapters/inbound/http/problem.ts';
import { problemOf } from '#adapters/inbound/http/refusals.ts';
import { constant, type Constant, answer, json } from '#adapters/inbound/http/reply.ts';
import { apiKeyRoute, constantRoute, type Route } from '#adapters/inbound/http/route.ts';
import type { HttpSettings } from '#adapters/inbound/http/settings.ts';
import { StyleLintMetrics } from '#adapters/inbound/http/style-lint-metrics.ts';
import { lintedShape, lintInputOf, lintShape, presentLintedText } from './style-lint-shapes.ts';
import { presentRule, ruleShape } from './style-rule-shapes.ts';

export interface StyleLintRouteDeps {
  readonly lintText: LintText;
  readonly registry: Registry;
  readonly settings: Pick<HttpSettings, 'baseUrl'>;
}

const sarif = 'application/sarif+json';

const common = { subject: 'Style lint' } as const;

export function styleLintRoutes({ lintText, registry, settings }: StyleLintRouteDeps): readonly Route[] {
  const metrics = new StyleLintMetrics(registry);
  return [
    apiKeyRoute<z.infer<typeof lintShape>>({
      ...common,
      method: 'POST',
      path: '/v1/style/lint',
      name: 'lintText',
      summary: 'What could be written better in a text',
      readableBy: 'application',
      body: { schema: lintShape, limitBytes: 1024 * 1024 },
      answers: {
        200: {
          description:
            'What was found. As SARIF 2.1.0 if that is accepted, its positions then in UTF-16 units or code points.',
          schema: lintedShape,
          alsoAs: [sarif],
        },
      },
      problems: ['overloaded'],
      handle: async ({ ctx, body, key }) => {
        const asked = lintInputOf(body);
        // Loaded only for clients that want it, because it needs the tables of all rules.
        const sarifs = prefersSarif(ctx) ? await import('./style-lint-sarif.ts') : undefined;
        const input = sarifs ? { ...asked, positionUnit: sarifs.sarifUnit(asked.positionUnit) } : asked;
        const noted = { key_id: key.id, characters: input.text.length };
        ctx.state.noted = noted;
        const linted = await measured({ ...input, signal: whenGone(ctx.res) });
        ctx.state.noted = { ...noted, findings: linted.report.total };
        if (sarifs === undefined) return answer(200, lintedShape, presentLintedText(linted, input));
        return json(200, sarifs.sarifOf(linted, input, settings.baseUrl), { 'Content-Type': sarif });
      },
    }),
    ...ruleRoutes(),
  ];

  async function measured(input: LintInput): Promise<LintedText> {
    const startedAt = performance.now();
    const linted = await lintText(input);
    if (linted.isErr()) throw problemOf(linted.error);
    metrics.observe(input, performance.now() - startedAt);
    return linted.value;
  }
}

/** Clients that accept only unknown types get JSON. */
const prefersSarif = ({ req: { headers } }: Context): boolean =>
  new Negotiator({ headers }).mediaType(['application/json', sarif]) === sarif;

interface RuleResources {
  readonly whole: Constant;
  readonly byId: ReadonlyMap<string, Constant>;
}

async function prepareRules(): Promise<RuleResources> {
  const rules = (await listRules()).map(presentRule);
  return { whole: resource(rules), byId: new Map(rules.map((rule) => [rule.rule_id, resource(rule)])) };
}

function ruleRoutes(): readonly Route[] {
  let prepared: Promise<RuleResources> | undefined;
  const resources = (): Promise<RuleResources> => (prepared ??= prepareRules());
  return [
    constantRoute({
      ...common,
      path: '/v1/style/rules',
      name: 'listStyleRules',
      summary: 'The rules by which texts are linted',
      readableBy: 'anyone',
      answers: { 200: { description: 'All of them.', schema: z.array(ruleShape) } },
      pick: async () => (await resources()).whole,
    }),
    constantRoute({
      ...common,
      path: '/v1/style/rules/:category/:rule',
      name: 'showStyleRule',
      summary: 'One of these rules',
      readableBy: 'anyone',
      answers: { 200: { description: 'The rule.', schema: ruleShape } },
      problems: ['not_found'],
      pick: async (_, { category, rule }) => {
        const found = (await resources()).byId.get(`${category}/${rule}`);
        if (found === undefined) throw new Problem('not_found');
        return found;
      },
    }),
  ];
}

const resource = (value: unknown): Constant =>
  constant(JSON.stringify(value), { type: 'application/json; charset=utf-8', maxAgeSeconds: 3600 });

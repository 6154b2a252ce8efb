import type { Route } from '../route.ts';
import type { HttpSettings } from '../settings.ts';
import { applicationRoutes } from './application/application.ts';
import { type AssessmentRouteDeps, assessmentRoutes } from './assessment.ts';
import { type BookRouteDeps, bookRoutes } from './books.ts';
import { documentRoutes } from './documents.ts';
import { type ImprintRouteDeps, imprintRoutes } from './application/imprint.ts';
import { type LoginRouteDeps, loginRoutes } from './login.ts';
import { type MapRouteDeps, mapRoutes } from './map/map.ts';
import { type OperationRouteDeps, operationRoutes } from './operations.ts';
import { type PersonRouteDeps, personRoutes } from './person/person.ts';
import { pageRoutes } from './application/pages.ts';
import { type PurchaseRouteDeps, purchaseRoutes } from './purchases/purchases.ts';
import { type SampleRouteDeps, sampleRoutes } from './map/sample.ts';
import { type SandboxRouteDeps, sandboxRoutes } from './purchases/sandbox.ts';
import { type StyleLintRouteDeps, styleLintRoutes } from './style-lint/style-lint.ts';
import { type SuggestRouteDeps, suggestRoutes } from './suggest.ts';

type Deps = LoginRouteDeps &
  PersonRouteDeps &
  AssessmentRouteDeps &
  PurchaseRouteDeps &
  SandboxRouteDeps &
  BookRouteDeps &
  SuggestRouteDeps &
  StyleLintRouteDeps &
  MapRouteDeps &
  SampleRouteDeps &
  ImprintRouteDeps &
  OperationRouteDeps & { readonly settings: HttpSettings };

/** Every route of the process, including the documents that describe them. */
export function makeRoutes(deps: Deps): readonly Route[] {
  const { surface, baseUrl } = deps.settings;
  const operations = operationRoutes(deps);
  if (surface === 'operations') return operations;
  const routes = [
    ...loginRoutes(deps),
    ...personRoutes(deps),
    ...assessmentRoutes(deps),
    ...purchaseRoutes(deps),
    ...sandboxRoutes(deps),
    ...bookRoutes(deps),
    ...suggestRoutes(deps),
    ...styleLintRoutes(deps),
    ...sampleRoutes(deps),
    ...mapRoutes(deps),
    ...imprintRoutes(deps),
    ...operations,
    ...pageRoutes(),
    ...applicationRoutes(deps.settings),
  ];
  return [...routes, ...documentRoutes(routes, baseUrl)];
}

import type { Route } from '../route.ts';
import type { HttpSettings } from '../settings.ts';
import { applicationRoutes } from './application.ts';
import { type AssessmentRouteDeps, assessmentRoutes } from './assessment.ts';
import { type BookRouteDeps, bookRoutes } from './books.ts';
import { documentRoutes } from './documents.ts';
import { type ImprintRouteDeps, imprintRoutes } from './imprint.ts';
import { type LoginRouteDeps, loginRoutes } from './login.ts';
import { type MapRouteDeps, mapRoutes } from './map.ts';
import { type OperationRouteDeps, operationRoutes } from './operations.ts';
import { type PersonRouteDeps, personRoutes } from './person.ts';
import { pageRoutes } from './pages.ts';
import { type PurchaseRouteDeps, purchaseRoutes } from './purchases.ts';
import { type SampleRouteDeps, sampleRoutes } from './sample.ts';
import { type SandboxRouteDeps, sandboxRoutes } from './sandbox.ts';
import { type StyleLintRouteDeps, styleLintRoutes } from './style-lint.ts';
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

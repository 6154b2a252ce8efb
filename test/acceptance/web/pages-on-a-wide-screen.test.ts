import { expectFocusOnHeading } from '#test/support/browser/checks.ts';
import { describePages, desktop } from './pages.ts';

describePages('in French on a wide screen, coming from another page', {
  language: 'fr',
  size: desktop,
  open: async (visit, path) => {
    if (visit.page.url() === 'about:blank') await visit.open('/app/advisor');
    await visit.follow(path);
    await expectFocusOnHeading(visit.page);
  },
});

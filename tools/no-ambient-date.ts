/**
 * A lint rule. oxlint can refuse `Date.now` by name, but not `new Date()`, which reads the clock only without
 * arguments.
 */
interface Call {
  readonly callee: { readonly type: string; readonly name?: string };
  readonly arguments: readonly unknown[];
}

interface Context {
  report(finding: { readonly node: Call; readonly message: string }): void;
}

const message = 'This reads the clock: take `now` as an argument.';

const isDate = ({ callee }: Call): boolean => callee.type === 'Identifier' && callee.name === 'Date';

const rule = {
  create: (context: Context) => ({
    NewExpression(node: Call) {
      if (isDate(node) && node.arguments.length === 0) context.report({ node, message });
    },
    // Without `new`, Date ignores its arguments and returns the current time.
    CallExpression(node: Call) {
      if (isDate(node)) context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'clock' }, rules: { 'no-ambient-date': rule } };

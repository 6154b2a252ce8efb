import { frenchRules } from '#domain/style-lint/french/french-rules.ts';
import { describeRules } from '../rule-examples.ts';

describeRules('fr', frenchRules);

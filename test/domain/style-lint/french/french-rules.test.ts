import { describeRules } from '../rule-examples.ts';

describeRules('fr');

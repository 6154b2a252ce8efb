import { describeRules } from './rule-examples.ts';
import { sampleEnglish, sampleFrench } from './sample-rules.ts';

describeRules('en', sampleEnglish);
describeRules('fr', sampleFrench);

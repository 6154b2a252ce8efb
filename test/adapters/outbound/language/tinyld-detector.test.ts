import { tinyldDetector } from '../../../../src/adapters/outbound/language/tinyld-detector.ts';
import { describeLanguageDetector } from '../../../contracts/language-detector.contract.ts';

describeLanguageDetector('tinyld', tinyldDetector);

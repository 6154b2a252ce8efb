import { tinyldDetector } from '#adapters/outbound/language/tinyld-detector.ts';
import { describeLanguageDetector } from '#test/contracts/language-detector.contract.ts';

describeLanguageDetector('tinyld', tinyldDetector);

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Report, ReportPrinter } from '#application/ports/texts/report-printer.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { aNarrative, aProfile, aSubmission } from '../support/makers/situation-maps.ts';

export interface ReportPrinterUnderTest {
  readonly printer: ReportPrinter;
  stop(): Promise<void>;
}

const aReport = (changes: Partial<Report> = {}): Report => {
  const { intake } = aSubmission(1 as UserId);
  return { profile: aProfile(), intake, narrative: aNarrative, ...changes };
};

export function describeReportPrinter(name: string, start: () => ReportPrinterUnderTest): void {
  describe(`report printer: ${name}`, () => {
    let subject: ReportPrinterUnderTest;

    beforeAll(() => {
      subject = start();
    });

    afterAll(async () => subject.stop());

    const print = async (report: Report): Promise<string> =>
      Buffer.from(await subject.printer.print(report)).toString('latin1');

    test('returns a complete PDF', async () => {
      const file = await print(aReport());
      expect(file).toMatch(/^%PDF-1\.\d\n/);
      expect(file.trimEnd()).toMatch(/%%EOF$/);
    });

    test('returns equal bytes for equal reports, and different ones for different reports', async () => {
      const first = await print(aReport());
      const other = await print(aReport({ profile: aProfile({ language: 'en' }) }));
      expect((await print(aReport())) === first).toBe(true);
      expect(other === first).toBe(false);
    });

    test('prints simultaneous reports independently', async () => {
      const english = aReport({ profile: aProfile({ language: 'en' }) });
      const alone = [await print(aReport()), await print(english)];
      const together = await Promise.all([print(aReport()), print(english)]);
      expect(together.map((file, index) => file === alone[index])).toEqual([true, true]);
    });

    test('does not change a report', async () => {
      const report = aReport();
      await print(report);
      expect(report).toEqual(aReport());
    });
  });
}

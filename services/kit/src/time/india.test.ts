import { dayInIndia } from '@vidyapath/http/india';
import { addMonths, endOfFinancialYear, financialYear, startOfDay } from './india';

describe('India’s days', () => {
  it('begin at 18:30 UTC of the day before', () => {
    expect(dayInIndia(new Date('2026-11-22T18:29:59Z'))).toBe('2026-11-22');
    expect(dayInIndia(new Date('2026-11-22T18:30:00Z'))).toBe('2026-11-23');
    expect(startOfDay('2026-11-23')).toEqual(new Date('2026-11-22T18:30:00Z'));
  });

  it('know no 30 February', () => expect(startOfDay('2026-02-30')).toBeNull());

  it('turn the financial year at the end of March', () => {
    expect(financialYear(new Date('2027-03-31T18:29:59Z'))).toBe('2627');
    expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe('2728');
    expect(financialYear(new Date('2099-06-01T00:00:00Z'))).toBe('9900');
    expect(endOfFinancialYear(new Date('2027-03-31T18:29:59Z'))).toBe('2027-03-31');
  });

  it('add months by the day of the month', () => {
    expect(addMonths(new Date('2026-11-23T10:00:00Z'), 24)).toEqual(new Date('2028-11-23T10:00:00Z'));
    expect(addMonths(new Date('2026-01-31T10:00:00Z'), 1)).toEqual(new Date('2026-02-28T10:00:00Z'));
    // 31 January in India already
    expect(addMonths(new Date('2026-01-30T20:00:00Z'), 1)).toEqual(new Date('2026-02-27T20:00:00Z'));
  });
});

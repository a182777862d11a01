import { placedBack } from './plan-queue';

const at = (text: string) => new Date(`${text}T00:00:00Z`);
const now = at('2026-06-01');
const plan = { starts_at: at('2026-01-01'), ends_at: at('2026-12-31'), revoked_at: at('2026-05-31') };

test('a plan that is given back stays where it was, when nothing has followed it', () => {
  const { starts_at, ends_at } = plan;
  expect(placedBack(plan, [], now)).toEqual({ starts_at, ends_at });
  const later = { starts_at: ends_at, ends_at: at('2027-12-31') };
  expect(placedBack(plan, [later], now)).toEqual({ starts_at, ends_at });
});

test('what is left of it comes after a plan that has taken its place, so that no day is lost', () => {
  const follower = { starts_at: at('2026-05-31'), ends_at: at('2027-05-31') };
  expect(placedBack(plan, [follower], now)).toEqual({ starts_at: at('2027-05-31'), ends_at: at('2027-12-31') });
});

test('one for life, and one beside a plan for life, begin as before or now', () => {
  const { starts_at } = plan;
  const forLife = { starts_at, ends_at: null };
  expect(placedBack({ ...plan, ends_at: null }, [forLife], now)).toEqual(forLife);
  expect(placedBack(plan, [forLife], now).starts_at).toEqual(now);
});

import type { SeedUser } from '@vidyapath/auth/app';

const first = ['Ananya', 'Arjun', 'Fatima', 'Gurpreet', 'Ishita', 'Manoj', 'Nikhil', 'Pooja'];
const last = ['Behera', 'Iyer', 'Mehta', 'Singh', 'Yadav'];
const dayMs = 86_400_000;
/** More of them in recent days, over eight weeks. */
const spreadDays = 55;

/** People who have signed up in the last weeks; no one can log in as them. Some have not confirmed their address, two are disabled. */
export const demoNewcomers = (password: string, now: Date): (SeedUser & { createdAt: Date })[] =>
  first.flatMap((given, row) =>
    last.map((family, column) => {
      const index = row * last.length + column;
      const daysAgo = spreadDays * (1 - index / (first.length * last.length)) ** 1.4;
      const createdAt = new Date(now.getTime() - Math.round(daysAgo * dayMs));
      return {
        name: `${given} ${family}`,
        email: `${given}.${family}@newcomers.vidyapath.example`.toLowerCase(),
        password,
        role: 'User',
        createdAt,
        unverified: index % 7 === 3,
        ...(index % 20 === 4 && { disabledAt: new Date(createdAt.getTime() + 5 * dayMs) }),
      };
    }),
  );

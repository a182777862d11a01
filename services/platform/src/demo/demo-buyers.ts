const first = [
  'Aarav',
  'Diya',
  'Kabir',
  'Meera',
  'Rohan',
  'Sneha',
  'Vikram',
  'Priya',
  'Imran',
  'Kavita',
  'Joseph',
  'Lakshmi',
];
const last = ['Sharma', 'Patel', 'Das', 'Nair', 'Khan'];
/** GST state codes, mostly the seller's own. */
const states = ['21', '21', '27', '09', '29', '33', '19', '07'];

/** People who have bought courses in the demo data; no one can log in as them. */
export const demoBuyers = first.flatMap((given, row) =>
  last.map((family, column) => {
    const index = row * last.length + column;
    return {
      name: `${given} ${family}`,
      email: `${given}.${family}@learners.vidyapath.example`.toLowerCase(),
      state: states[index % states.length] ?? '21',
      language: index % 3 === 0 ? ('hi' as const) : ('en' as const),
    };
  }),
);

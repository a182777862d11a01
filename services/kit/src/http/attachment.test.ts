import { attachmentOf } from './attachment';

test.each([
  ['Formulas', `filename="Formulas.pdf"; filename*=UTF-8''Formulas.pdf`],
  ['Formulas.PDF', `filename="Formulas.PDF"; filename*=UTF-8''Formulas.PDF`],
  ['ओम', `filename="__.pdf"; filename*=UTF-8''%E0%A4%93%E0%A4%AE.pdf`],
  ['क्\u200Dष', `filename="____.pdf"; filename*=UTF-8''%E0%A4%95%E0%A5%8D%E2%80%8D%E0%A4%B7.pdf`],
  ['Ohm’s (1)', `filename="Ohm_s (1).pdf"; filename*=UTF-8''Ohm%E2%80%99s%20%281%29.pdf`],
  ['../../etc/passwd', `filename="etc passwd.pdf"; filename*=UTF-8''etc%20passwd.pdf`],
  ['a"; filename="b.exe', `filename="a ; filename= b.exe.pdf"; filename*=UTF-8''a%20%3B%20filename%3D%20b.exe.pdf`],
  ['a\r\nset-cookie: x', `filename="a set-cookie x.pdf"; filename*=UTF-8''a%20set-cookie%20x.pdf`],
  ['fdp\u202Eexe', `filename="fdp exe.pdf"; filename*=UTF-8''fdp%20exe.pdf`],
  ['//', `filename="file.pdf"; filename*=UTF-8''file.pdf`],
])('%j is saved under a name that is safe', (title, names) => {
  expect(attachmentOf(title, 'pdf')).toBe(`attachment; ${names}`);
});

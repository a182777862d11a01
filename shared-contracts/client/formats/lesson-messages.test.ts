import { assetProblems } from '@vidyapath/http/lesson-names';
import en from './lesson-messages/en';
import hi from './lesson-messages/hi';

test.each([
  ['English', en],
  ['Hindi', hi],
])('each problem of a lesson file has words in %s', (_language, { problems }) => {
  expect(Object.keys(problems).toSorted()).toEqual(assetProblems.toSorted());
});

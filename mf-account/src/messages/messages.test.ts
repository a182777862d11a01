import { messageShape } from '@vidyapath/testing/message-shape';
import en from './en';
import hi from './hi';

test('Hindi has every message of English, with the same parameters and plurals', () => {
  expect(messageShape(hi)).toEqual(messageShape(en));
});

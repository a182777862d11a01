import '@vidyapath/testing/everything-in-sight';
import { configure } from '@testing-library/dom';

// Generous, since a busy machine is not a fault of the screen.
jest.setTimeout(60_000);
configure({
  asyncUtilTimeout: 15_000,
  defaultHidden: false,
  getElementError: (message) => new Error(message ?? 'not found'),
});

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

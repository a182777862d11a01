import { configure } from '@testing-library/dom';

// Generous, since a busy machine is not a fault of the screen.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000, defaultHidden: false, getElementError: (message) => new Error(message ?? 'not found') });

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

/** Everything is in sight. */
globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly seen: IntersectionObserverCallback) {}
  observe(target: Element) {
    const rect = target.getBoundingClientRect();
    const entry = { target, isIntersecting: true, intersectionRatio: 1, time: 0, boundingClientRect: rect, intersectionRect: rect, rootBounds: null };
    queueMicrotask(() => this.seen([entry], this));
  }
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
};

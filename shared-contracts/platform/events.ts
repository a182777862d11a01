/** Facts that slices tell each other: past tense, ids only, the version in the name. */
export interface PlatformEventMap {
  'catalogue.category-changed@1': { categoryId: number };
  'catalogue.course-changed@1': { courseId: number };
  'catalogue.module-changed@1': { courseId: number; moduleId: number };
  'catalogue.video-changed@1': { courseId: number; moduleId: number };
  /** Somebody's notifications: a new one, or some were read. */
  'support.notifications-changed@1': { userId: number };
}

export type PlatformEventName = keyof PlatformEventMap;

export interface PlatformEvents {
  publish: <Name extends PlatformEventName>(name: Name, fact: PlatformEventMap[Name]) => void;
  /** Returns the function that ends the subscription. */
  subscribe: <Name extends PlatformEventName>(
    name: Name,
    listener: (fact: PlatformEventMap[Name]) => void,
  ) => () => void;
}

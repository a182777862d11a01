/**
 * Every length, range and count that a server schema and a form rule must agree on.
 * Lengths count Unicode code points, as JSON Schema and `textLength` do.
 */
export const limits = {
  user: { nameMax: 100, emailMax: 254, phoneDigits: 10, passwordMin: 6, passwordMax: 128 },
  category: { nameMax: 100 },
  course: {
    nameMax: 200,
    descriptionMax: 2_000,
    /** Characters of HTML, tags included. */
    infoMax: 100_000,
    authorMax: 100,
    /** Of each list: what one learns, what it requires, whom it is for. */
    linesMax: 12,
    lineMax: 200,
    ratingMin: 0,
    ratingMax: 5,
    ratingStep: 0.5,
    priceMin: 0,
    /** Rupees; numeric(10,2) in the database. */
    priceMax: 99_999_999.99,
    priceDecimals: 2,
  },
  courseModule: { nameMax: 200, descriptionMax: 5_000, sequenceMin: 1, sequenceMax: 1_000_000 },
  moduleVideo: { titleMax: 200, durationMaxSeconds: 359_999 },
  url: { max: 2_048 },
  list: { limitMin: 1, limitMax: 1_000, offsetMax: 2_147_483_647, queryMax: 200 },
  /** PostgreSQL `integer`, the type of every id. */
  id: { max: 2_147_483_647 },
  /** Decoded, an image of the most pixels has 8 bits in each of 4 channels; with more bits it has fewer pixels. */
  upload: { bytesMax: 5 * 1_024 * 1_024, pixelsMax: 40_000_000, decodedBytesMax: 160_000_000 },
  probe: { bytesMax: 16 * 1_024 * 1_024, seconds: 30, redirectsMax: 3, perUser: 3 },
  contact: { nameMax: 100, messageMax: 2_000 },
  commerce: {
    /** Paise of the largest amount: a thousand courses of the highest price. */
    paiseMax: 9_999_999_999_000,
    itemsMax: 20,
    bundleMax: 100,
    titleMax: 200,
    descriptionMax: 2_000,
    addressMax: 300,
    reasonMax: 500,
    referenceMax: 100,
    couponCodeMax: 40,
    pendingOrdersMax: 5,
    /** Hours after the payment in which buyers refund an order themselves. */
    refundHours: 72,
    /** Of one message of the gateway; real ones have some 3 KB. */
    webhookBytesMax: 64 * 1_024,
  },
  login: { failuresMax: 10, windowSeconds: 15 * 60 },
  /** Failures of an account and address that are listed one by one in the window; further ones are one row. */
  loginList: { singleFailures: 5, windowSeconds: 15 * 60, clientMax: 60, keptDays: 180 },
  people: { reasonMax: 500 },
  mailedToken: { max: 100, passwordResetSeconds: 30 * 60, emailVerificationSeconds: 24 * 3_600 },
  /** Accounts that one network address may make in the window: a school that registers a class. */
  registration: { clientMax: 60, windowSeconds: 3_600 },
  /**
   * Messages in the window: to one recipient; to one recipient by requests from network addresses that the account does not use,
   * all together and each; by requests from one network address. The window is not longer than a link of a password reset is
   * valid: a user who is refused because of others has a link that still works.
   */
  mail: {
    recipientMax: 4,
    strangersMax: 3,
    strangerMax: 2,
    clientMax: 100,
    windowSeconds: 30 * 60,
    /**
     * To one recipient in 24 hours, from all services, beside the documents of paid orders. Confirmations have a count of their own. A
     * reset of the password is counted with the others and still sent beyond them, last of all for network addresses that the account
     * uses, so that nobody locks an owner out by using up the day.
     */
    dayMax: { notice: 20, strangersReset: 22, ownReset: 24, confirmation: 10 },
  },
  /** Characters of an answer are those of its HTML, tags included. */
  faq: { categoryMax: 60, questionMax: 300, answerMax: 20_000, positionMax: 1_000_000 },
  ticket: { subjectMax: 150, bodyMax: 5_000, messagesMax: 200 },
  clientError: { releaseMax: 200, messageMax: 500 },
  notifications: {
    /** Of one person; the oldest are deleted. */
    keptMax: 500,
    keptDays: 180,
    /** Ids that are marked as read at once. */
    readMax: 500,
    topicMax: 100,
    /** Open streams of a person, and of all, in one process. */
    streamsPerPersonMax: 20,
    streamsMax: 5_000,
    tokenMax: 200,
  },
  learning: {
    titleMax: 200,
    reviewMax: 2_000,
    postMax: 5_000,
    noteMax: 5_000,
    reasonMax: 500,
    threadPostsMax: 500,
    notesMax: 2_000,
    /** Seen ranges of one report. */
    rangesMax: 200,
    /** Separate seen parts of a lesson that are stored for a person. */
    partsMax: 1_000,
    /** New seconds that a person may report at once, a second later, and at most. */
    allowance: { first: 120, perSecond: 2.5, max: 6 * 3_600 },
    /** Part of a lesson that has to be seen for its end to count as done. */
    endedFrom: 0.5,
    /** Seconds that a position may be past the end of a lesson, since players round. */
    spareSeconds: 1,
    analyticsDaysMax: 366,
    /** Lessons of a course. */
    lessonsMax: 1_000,
  },
} as const;

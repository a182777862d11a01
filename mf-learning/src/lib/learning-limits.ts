/** Milliseconds between two reports of a lesson that plays. */
export const reportEveryMs = 10_000;
/** Milliseconds after which what is seen is kept in the browser, should its tab end without notice. */
export const keepEveryMs = 2_000;
/** Milliseconds after which what could not be sent, or was refused for now, is tried again. */
export const tryAgainMs = 60_000;
/** Milliseconds after which a report that nobody goes on with is one of a tab that is gone. */
export const abandonedAfterMs = 120_000;
/** Reports that a browser keeps, of all people; the oldest make room. */
export const keptReports = 500;

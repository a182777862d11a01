/** Milliseconds between two reports of a lesson that plays. */
export const reportEveryMs = 10_000;
/** Milliseconds after which seen ranges are stored in the browser, in case its tab ends without notice. */
export const keepEveryMs = 2_000;
/** Milliseconds after which unsent or not accepted reports are sent again. */
export const tryAgainMs = 60_000;
/** Milliseconds without a change after which an open report counts as one of a closed tab. */
export const abandonedAfterMs = 120_000;
/** Reports that a browser keeps, of all people; the oldest are deleted for newer ones. */
export const keptReports = 500;

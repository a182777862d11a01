// Over plain HTTP an attacker on the network could replace a script.
const origin = String.raw`(?:https://[a-z\d](?:[a-z\d.-]*[a-z\d])?|http://(?:localhost|127\.0\.0\.1))(?::\d{1,5})?`;

/** The format of `ALLOW_REMOTE_OVERRIDES`, for `npm start` and for the pages in their own process. */
export const codeOrigins = {
  pattern: `^(?:true|false|${origin}(?: *, *${origin})*)$`,
  takes: 'true for addresses of this machine, false, or https origins separated by commas',
};

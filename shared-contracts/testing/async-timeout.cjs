// Nothing in these tests measures time, and on a busy machine a screen can take many seconds. Services have no screens.
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 30_000 });

// How long tests wait. The limits only end a wait that would never end; no test expects anything to be this fast. They
// are generous, because on a busy machine everything takes many times as long.

/** For one event: a mail that arrives, a page that is drawn, a job that runs. */
export const waitLimitMs = 60_000;

/** For the start of a process, a database or a browser. */
export const startWaitLimitMs = 120_000;

/** For one test or one hook, which may wait for several such events. */
export const testLimitMs = 300_000;

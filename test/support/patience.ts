// How long tests wait. These limits only end a wait that would never end: no test expects anything to be this fast.
// They are generous because on a busy machine everything takes many times as long as it does alone.

/** For one thing to happen: a mail to arrive, a page to be drawn, a job to run. */
export const patienceMs = 60_000;

/** For a process, a database or a browser to start. */
export const startPatienceMs = 120_000;

/** For one test or one hook, which may wait for several such things. */
export const testLimitMs = 300_000;

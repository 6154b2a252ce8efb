import type { ServerResponse } from 'node:http';

/** Aborted when the client closes the connection before the response is complete. */
export function whenGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  if (response.closed) gone.abort();
  return gone.signal;
}

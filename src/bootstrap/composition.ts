import 'reflect-metadata';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JobHandlers } from '#application/ports/job-worker.ts';
import { callers, type InboundParts } from './callers.ts';
import { assemble } from './container.ts';
import type { OutboundParts } from './outbound-parts.ts';
import { useCases } from './use-cases.ts';

export interface Composition {
  readonly handleRequest: (request: IncomingMessage, response: ServerResponse) => unknown;
  readonly jobHandlers: JobHandlers;
}

/** Connects the use cases with the outbound parts and with their callers. */
export function compose(outbound: OutboundParts, inbound: InboundParts): Composition {
  const { app, jobHandlers } = assemble({ ...outbound, ...inbound }, { ...useCases, ...callers });
  return { handleRequest: app.callback(), jobHandlers };
}

import 'reflect-metadata';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Container } from 'inversify';
import type { JobHandlers } from '#application/ports/job-worker.ts';
import { applicationModule } from './modules/application.ts';
import { type InboundParts, inboundModule } from './modules/inbound.ts';
import { type OutboundParts, outboundModule } from './modules/outbound.ts';
import { resolve } from './provide.ts';
import { tokens } from './tokens.ts';

export interface Composition {
  readonly handleRequest: (request: IncomingMessage, response: ServerResponse) => unknown;
  readonly jobHandlers: JobHandlers;
}

/** Connects the application with its outbound parts and with its callers. */
export function compose(outbound: OutboundParts, inbound: InboundParts): Composition {
  const container = new Container();
  container.load(outboundModule(outbound), applicationModule, inboundModule(inbound));
  // A missing binding must stop the start, not a later request.
  for (const token of Object.values(tokens)) resolve(container, token);
  return {
    handleRequest: resolve(container, tokens.app).callback(),
    jobHandlers: resolve(container, tokens.jobHandlers),
  };
}

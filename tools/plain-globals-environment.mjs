// Jest test environment: Jest's own for Node, but with plain globals. Jest puts a Proxy behind the globals of a test file, to
// clear them away afterwards. Then each use of `String` or `Map` costs some hundred times what it costs outside of Jest, and
// code that uses them much takes twice as long to test. Here each file has globals of its own as well, without the Proxy.
import { constants, createContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

export default class PlainGlobalsEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const plain = createContext(constants.DONT_CONTEXTIFY);
    copyMissing(this.global, plain);
    // Buffers, and what else Node itself makes, are instances of these classes.
    Object.assign(plain, { global: plain, Buffer, ArrayBuffer, Uint8Array });
    plain.Error.stackTraceLimit = this.global.Error.stackTraceLimit;
    this.global = plain;
    this.context = plain;
    this.moduleMocker = new this.moduleMocker.constructor(plain);
    this.fakeTimers = null;
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: plain,
    });
  }
}

/** Each global at its first use, because some load a module of Node. */
function copyMissing(from, to) {
  for (const key of Reflect.ownKeys(from)) {
    if (Object.hasOwn(to, key)) continue;
    const define = (value) => Object.defineProperty(to, key, { configurable: true, writable: true, value });
    const get = () => {
      const value = from[key];
      define(value);
      return value;
    };
    Object.defineProperty(to, key, { configurable: true, get, set: define });
  }
}

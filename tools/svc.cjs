#!/usr/bin/env node
// The command `svc`, run with the Node release of this project. Written for old releases, like node.cjs.
'use strict';

const { join } = require('node:path');
const { runOnNode } = require('./node.cjs');

runOnNode([join(__dirname, '..', 'src', 'bootstrap', 'svc.ts'), ...process.argv.slice(2)]);

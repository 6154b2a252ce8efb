#!/usr/bin/env node
// The command `svc`, on the Node release that this project brings along. For old releases, as node.cjs is.
'use strict';

const { join } = require('node:path');
const { runOnNode } = require('./node.cjs');

runOnNode([join(__dirname, '..', 'src', 'bootstrap', 'svc.ts'), ...process.argv.slice(2)]);

// The unchanged service, which also reports its processor time to its parent process.
process.on('message', () => process.send?.(process.cpuUsage()));
await import('../src/bootstrap/main.ts');

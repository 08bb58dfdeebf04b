// Stub of the embedded database.
process.on('SIGTERM', () => process.exit());
process.on('disconnect', () => process.exit());
process.send({ ready: true, url: 'postgresql://stub' });

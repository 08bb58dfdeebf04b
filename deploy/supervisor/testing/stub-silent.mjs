// Stub of a child that never gets ready.
process.on('disconnect', () => process.exit());

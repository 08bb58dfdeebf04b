// Stands for a child that starts and never gets ready.
process.on('disconnect', () => process.exit());

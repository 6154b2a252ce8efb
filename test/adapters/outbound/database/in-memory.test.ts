import { describePersistence } from '../../../contracts/persistence.contract.ts';
import { inMemoryPersistence } from '../../../support/persistence.ts';

describePersistence('in memory', async () => inMemoryPersistence());

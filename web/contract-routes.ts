import { minifyContractRouter } from '@orpc/contract';
import { contract } from '#contract/index.ts';

/**
 * Method and path of every procedure: all of the contract that its client reads. In the browser's build this file holds the
 * finished table (bundle/write-contract-routes.ts), so that no page loads the schemas for it.
 */
export const contractRoutes = minifyContractRouter(contract);

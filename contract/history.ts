import { oc } from '@orpc/contract';
import * as z from 'zod';
import { framework, generation, generationEngine, generationStatus } from './generations.ts';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { byId, recordId } from './vocabulary/ids.ts';
import { listQuery } from './vocabulary/pagination.ts';

/** Time in which a deletion can be undone (ms). */
export const UNDO_MS = 10 * 60_000;
/** Days before the end at which a conversion is marked as going. */
export const WARNING_DAYS = 14;
/** Projects of one member. */
export const MAX_PROJECTS = 200;
/** Characters of a name. */
export const MAX_NAME_LENGTH = 120;

const nameOf = (thing: string) =>
  z
    .string()
    .trim()
    .min(1, `Please give the ${thing} a name.`)
    .max(MAX_NAME_LENGTH, `The name is longer than ${MAX_NAME_LENGTH} characters. Please shorten it.`);
export const conversionName = nameOf('conversion');
export const projectName = nameOf('project');

/** A tree of versions as the history lists it: its newest version that fits the search, and what holds for all of them. */
export const conversion = generation.extend({
  versions: z.number().int().describe('How many there are, whether they fit the search or not'),
  thumbnailURL: z.string().describe('Path of a small picture of the design'),
  goesAt: instant.nullable().describe('When it will be deleted unless it is used again; null: it stays'),
});
export type Conversion = z.infer<typeof conversion>;

export const project = z.object({
  _id: recordId,
  name: z.string(),
  conversions: z.number().int(),
  createdAt: instant,
});
export type Project = z.infer<typeof project>;

export const storageUse = z.object({
  usedBytes: z.number().describe('Pictures, code and analyses of all conversions'),
  quotaBytes: z.number().describe('0: without a limit'),
  keepDays: z.number().int().describe('What is in no project goes this long after it was last used; 0: never'),
});
export type StorageUse = z.infer<typeof storageUse>;

/** Of the history. `project`: an id, or `none` for what is in no project. */
export const conversionQuery = listQuery.extend({
  framework: framework.optional(),
  engine: generationEngine.optional(),
  status: generationStatus.optional(),
  project: z.union([recordId, z.literal('none')]).optional(),
});
export type ConversionQuery = z.infer<typeof conversionQuery>;

const tags = ['History'];
const signedIn = { UNAUTHORIZED: errors.UNAUTHORIZED };
const ownConversion = { ...signedIn, NOT_FOUND: { ...errors.NOT_FOUND, message: 'This conversion does not exist.' } };
const ownProject = { ...signedIn, NOT_FOUND: { ...errors.NOT_FOUND, message: 'This project does not exist.' } };
const done = z.object({ success: z.literal(true) });

export const history = {
  listConversions: oc
    .route({
      method: 'GET',
      path: '/api/conversions',
      summary: 'Own conversions, one row for each tree of versions; X-Total-Count says how many fit',
      tags,
    })
    .input(conversionQuery)
    .output(z.array(conversion))
    .errors(signedIn),
  updateConversion: oc
    .route({
      method: 'PATCH',
      path: '/api/generations/{id}',
      summary: 'Rename a conversion, or move it to a project, with all its versions; in any case it counts as used now',
      tags,
    })
    .input(
      byId.extend({
        name: conversionName.optional(),
        projectId: recordId.nullable().optional().describe('null: out of its project'),
      }),
    )
    .output(generation)
    .errors(ownConversion),
  deleteConversion: oc
    .route({
      method: 'DELETE',
      path: '/api/conversions/{id}',
      successStatus: 200,
      summary: 'Delete a conversion with all its versions, by the id of any of them',
      tags,
    })
    .input(byId)
    .output(done)
    .errors({ ...ownConversion, STILL_RUNNING: errors.STILL_RUNNING }),
  restoreGeneration: oc
    .route({
      method: 'POST',
      path: '/api/generations/{id}/restore',
      summary: 'Undo a deletion of the last ten minutes, with all that was deleted together',
      tags,
    })
    .input(byId)
    .output(generation)
    .errors(ownConversion),
  duplicateGeneration: oc
    .route({
      method: 'POST',
      path: '/api/generations/{id}/duplicates',
      successStatus: 201,
      summary: 'Copy a finished version with its picture, code and analysis, as a conversion of its own (free)',
      tags,
    })
    .input(byId)
    .output(generation)
    .errors({ ...ownConversion, STILL_RUNNING: errors.STILL_RUNNING, STORAGE_FULL: errors.STORAGE_FULL }),
  getThumbnail: oc
    .route({
      method: 'GET',
      path: '/api/generations/{id}/thumbnail',
      summary: 'The top of the design, small (WebP)',
      tags,
    })
    .input(byId)
    .output(z.file())
    .errors(ownConversion),
  getStorage: oc
    .route({
      method: 'GET',
      path: '/api/storage',
      summary: 'How much room the own conversions take, and how long they stay',
      tags,
    })
    .output(storageUse)
    .errors(signedIn),
  listProjects: oc
    .route({ method: 'GET', path: '/api/projects', summary: 'Own projects, by name', tags })
    .output(z.array(project))
    .errors(signedIn),
  createProject: oc
    .route({ method: 'POST', path: '/api/projects', successStatus: 201, summary: 'Make a project', tags })
    .input(z.object({ name: projectName }))
    .output(project)
    .errors({ ...signedIn, NAME_TAKEN: errors.NAME_TAKEN, TOO_MANY_PROJECTS: errors.TOO_MANY_PROJECTS }),
  renameProject: oc
    .route({ method: 'PATCH', path: '/api/projects/{id}', summary: 'Rename a project', tags })
    .input(byId.extend({ name: projectName }))
    .output(project)
    .errors({ ...ownProject, NAME_TAKEN: errors.NAME_TAKEN }),
  deleteProject: oc
    .route({
      method: 'DELETE',
      path: '/api/projects/{id}',
      successStatus: 200,
      summary: 'Delete a project; its conversions stay, in no project',
      tags,
    })
    .input(byId)
    .output(done)
    .errors(ownProject),
};

import { closedSchema, profileNameSchema, storedProfilesSchema } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import { jsonAnswer, type Route } from '../../http/route.ts';
import type { Profiles } from '../profiles/profiles.ts';
import { TAG, whose } from './session-route.ts';

const PROFILES_PATH = '/api/v1/browser/profiles';

/** What the caller's browsers keep from one session to the next. Its content leaves only by a session. */
export function profileRoutes(profiles: Profiles): Route[] {
  return [
    {
      method: 'GET',
      path: PROFILES_PATH,
      docs: {
        ...{ id: 'listProfiles', tag: TAG, summary: 'Lists the stored profiles' },
        description: 'Those that sessions named in `storage`. Never what they hold.',
        answers: [jsonAnswer('The profiles of the caller, by name.', 'StoredProfiles', storedProfilesSchema)],
        httpErrors: [503],
      },
      answer: async context => context.json({ profiles: await profiles.list(whose(context)) }),
    },
    {
      method: 'DELETE',
      path: `${PROFILES_PATH}/:name`,
      docs: {
        ...{ id: 'deleteProfile', tag: TAG, summary: 'Deletes a stored profile' },
        parameters: [
          { name: 'name', in: 'path', description: 'As the list has it.', schema: profileNameSchema },
        ],
        answers: [jsonAnswer('It is deleted.', 'Closed', closedSchema)],
        httpErrors: [404, 409, 503],
      },
      async answer(context) {
        const name = profileNameSchema.safeParse(context.req.param('name'));
        if (!name.success)
          throw new HttpError(404, 'profile_not_found', 'There is no such profile. List the profiles.');
        await profiles.delete(whose(context), name.data);
        return context.json({ success: true });
      },
    },
  ];
}

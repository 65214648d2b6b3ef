import { textOf } from './edit';
import type { GitHub } from './github';
import { NotSaved, type Saved } from './save';

/** What the CMS sends to commit. */
interface CommitInput {
  fileChanges: { additions: { path: string; contents: string }[] };
}

/** What the page does with a save of the CMS: the texts of files, by path. */
type Save = (typed: Record<string, string>) => Promise<Saved>;

const LAST_COMMIT = /ref\(qualifiedName: \$branch\).*history\(first: 1\)/;
const graphql = (answer: object) => Response.json(answer);

/**
 * Puts the page's own `fetch` before the CMS. The CMS sees the branch as it was at `commit`, so that it never writes over what others have
 * saved meanwhile; what it saves goes through `save`. The token is the one that is kept, so that a new one holds at once.
 */
export function interceptFetch(github: GitHub, commit: string, save: Save, onRefused: () => void): void {
  const send = window.fetch.bind(window);
  const { apiRoot, graphqlUrl } = github.place;
  let seen = commit;

  async function answerCommit({ fileChanges: { additions } }: CommitInput): Promise<Response> {
    try {
      const typed = additions.map(({ path, contents }) => [path, textOf(contents)]);
      const saved = await save(Object.fromEntries(typed));
      seen = saved.commit;
      // Object ids that no file has: the CMS would keep its own text under the id of a merged one.
      const files = additions.map((_, index) => [`file_${index}`, { oid: '0'.repeat(40) }]);
      const made = { oid: seen, committedDate: new Date().toISOString(), ...Object.fromEntries(files) };
      return graphql({ data: { createCommitOnBranch: { commit: made } } });
    } catch (error) {
      // Shown by the CMS in its dialog.
      const { message } = error as Error;
      if (!(error instanceof NotSaved)) console.error(error);
      return graphql({ errors: [{ message }] });
    }
  }

  /** What the page answers itself to a GraphQL query; undefined if GitHub is to answer. */
  function answerOf(body: string): Promise<Response> | Response | undefined {
    const { query, variables } = JSON.parse(body);
    if (query.includes('createCommitOnBranch')) return answerCommit(variables.input);
    return LAST_COMMIT.test(query) && query.includes('message') ? answerLastCommit(seen) : undefined;
  }

  window.fetch = async (request, init) => {
    const url = request instanceof Request ? request.url : String(request);
    if (!url.startsWith(`${apiRoot}/`) && url !== graphqlUrl) return send(request, init);
    const own = url === graphqlUrl && answerOf(String(init?.body));
    if (own) return own;
    const response = await github.request(url, init);
    if (response.status === 401) onRefused();
    return response;
  };
}

function answerLastCommit(oid: string): Response {
  const nodes = [{ oid, message: '' }];
  return graphql({ data: { repository: { ref: { target: { history: { nodes } } } } } });
}

/** How a changeset reads in a changelog: its words. Commits are the repository's, whose address is not known here. */
export default {
  async getReleaseLine({ summary }) {
    const [first, ...others] = summary.trim().split('\n');
    return ['- ' + first, ...others.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
  },

  /** One line, however many changesets a dependency had. */
  async getDependencyReleaseLine(_changesets, updated) {
    return updated.map(({ name, newVersion }) => `- Needs \`${name}\` ${newVersion}.`).join('\n');
  },
};

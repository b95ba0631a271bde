import {
  defineCourse,
  levelState,
  recordOf,
  taskKey,
  type AuthoredLevel,
  type Certificate,
  type LevelRecord,
  type LevelState,
} from '@course-kit/react/model';

/** Nothing to play and nothing to fetch. */
const NO_VIDEO = 'data:video/mp4;base64,';

const firstLevel: AuthoredLevel = {
  title: 'First loaves',
  description: 'Mix, rise and bake a plain loaf, and learn what every step does to the dough.',
  duration: '1-2 weeks',
  difficulty: 'Beginner',
  color: '#c2410c',
  topics: [
    { title: 'Flour', description: 'Wheat, rye and spelt, and what they ask for' },
    { title: 'Yeast', description: 'Fresh, dried and wild' },
    { title: 'Heat', description: 'Ovens, stones and steam' },
  ],
  prerequisites: ['An oven that reaches 230 degrees', 'Kitchen scales'],
  objectives: ['Tell a ripe dough from a young one', 'Bake a loaf that sounds hollow'],
  tasks: [
    {
      title: 'Mix a plain dough',
      description: 'Weigh four ingredients and bring them together.',
      duration: '1-2 hours',
      video: NO_VIDEO,
      introduction: [
        [
          'You mix a dough of ',
          { kind: 'strong', content: ['four ingredients'] },
          ' and learn how it should feel.',
        ],
      ],
      testedAgainst: 'wheat flour 550',
      minutes: { fewest: 20, most: 45 },
      steps: [
        {
          title: 'Weigh the flour',
          instruction: [
            [
              'Put the bowl on the scales and press ',
              { kind: 'code', text: 'tare' },
              '. Then add the flour.',
            ],
          ],
          expect: 'The scales show 500 g.',
          snippets: [
            {
              code: '500 g flour\n350 g water\n10 g salt\n5 g dried yeast',
              language: 'text',
              label: 'Recipe',
            },
          ],
        },
        {
          title: 'Add the water',
          instruction: ['Pour in lukewarm water and stir until no dry flour is left.'],
          tip: ['A ', { kind: 'strong', content: ['wooden spoon'] }, ' is enough.'],
          failure: 'If flour is left at the bottom, add a spoon of water.',
          warning: 'Water above 40 degrees kills the yeast.',
        },
        {
          title: 'Let it rest',
          instruction: [
            [
              'Cover the bowl for half an hour. See ',
              { kind: 'link', href: 'https://example.com/gluten', content: ['how gluten forms'] },
              '.',
            ],
          ],
        },
      ],
      resources: [{ title: 'Recipe card', href: '/recipe-card', description: 'to print' }],
      documentation: [{ title: 'About flour', href: 'https://example.com/flour' }],
      links: [{ title: 'Bakers by the sea', href: 'https://example.com/bakers' }],
    },
    {
      title: 'Bake and cool',
      duration: '2-3 hours',
      minutes: { fewest: 30, most: 30 },
      video: NO_VIDEO,
      steps: [],
    },
  ],
  questions: [
    {
      question: 'What makes a dough rise?',
      options: ['Salt', 'Flour', 'Yeast', 'Water'],
      correctAnswer: 2,
      explanation: 'Yeast turns sugar into gas, and the gas lifts the dough.',
    },
    {
      question: 'How warm may the water be?',
      options: ['Boiling', 'Below 40 degrees', 'Ice cold', 'It makes no difference'],
      correctAnswer: 1,
      explanation: 'Above 40 degrees the yeast dies.',
    },
    {
      question: 'Why is a dough left to rest?',
      options: ['Its gluten forms', 'Its salt melts', 'It dries', 'It cools'],
      correctAnswer: 0,
      explanation: 'Gluten needs time and water to form its net.',
    },
    {
      question: 'How does a baked loaf sound?',
      options: ['Dull', 'It crackles', 'It does not sound', 'Hollow'],
      correctAnswer: 3,
      explanation: 'A hollow sound from below tells that the crumb is set.',
    },
  ],
};

/** A small course on baking bread: three levels of two tasks and four questions, passed with 60 %. */
export const exampleCourse = defineCourse({
  title: 'Bread Baking',
  language: 'en',
  issuer: 'The Village Bakery',
  passMark: 60,
  levels: [
    firstLevel,
    {
      ...firstLevel,
      title: 'Sourdough',
      description: 'Raise a starter and bake with nothing but flour, water, salt and time.',
      duration: '3-4 weeks',
      difficulty: 'Intermediate',
      color: '#a16207',
    },
    {
      ...firstLevel,
      title: 'Baker',
      description: 'Plan a night in a bakery: forty loaves, six kinds and one oven.',
      duration: '6-8 weeks',
      difficulty: 'Master',
      color: '#4d7c0f',
    },
  ],
  extraCourses: [
    { level: 101, title: 'Flatbreads of the world', description: 'From a hot stone' },
    { level: 102, title: 'Gluten-free baking', description: 'With other nets' },
  ],
});

/** The example's level of this number. */
export function exampleLevel(level: number) {
  const found = exampleCourse.levels[level - 1];
  if (!found) throw new Error(`The example has no level ${level}`);
  return found;
}

/** A record of a level that was passed with all its tasks. */
export function passedRecord(level: number, quizScore = 75): LevelRecord {
  const completedTasks = [taskKey(level, 1), taskKey(level, 2)];
  return { level, completedTasks, quizCompleted: true, quizScore, quizTimeSeconds: 83 };
}

/** A record of a level with its first task done. */
export function begunRecord(level: number): LevelRecord {
  return { ...recordOf([], level), completedTasks: [taskKey(level, 1)] };
}

/** The state of the example's level for a learner with these records. */
export function exampleState(level: number, records: readonly LevelRecord[] = []): LevelState {
  return levelState(exampleCourse, records, exampleLevel(level));
}

/** A certificate of the example's first level. */
export const exampleCertificate: Certificate = {
  id: 'CERT-1763683200000-L1',
  userName: 'Maria Sklodowska',
  level: 1,
  courseName: exampleCourse.title,
  score: 75,
  completionDate: 'November 21, 2025',
  issuedBy: exampleCourse.issuer,
};

/** It, no longer counting. */
export const revokedCertificate: Certificate = {
  ...exampleCertificate,
  revocation: { revokedAt: '2026-01-15T12:00:00Z', reason: 'Issued to the wrong person.' },
};

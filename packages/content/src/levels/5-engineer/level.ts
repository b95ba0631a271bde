import { defineLevel } from 'course-kit/model';
import { tool } from '../../tool.js';
import { withVideos } from '../../with-videos.js';
import { questions } from './quiz.js';
import { enterpriseArchitectureDesign } from './task-1-enterprise-architecture-design.js';
import { ciCdPipeline } from './task-2-ci-cd-pipeline.js';
import { templatesAndStandards } from './task-3-templates-and-standards.js';
import { leadershipAndTraining } from './task-4-leadership-and-training.js';
import { consultingAndStrategy } from './task-5-consulting-and-strategy.js';

/** Level 5: flows in production. */
export const engineer = defineLevel(5, {
  title: `${tool.name} Engineer`,
  description: `Run ${tool.name} for an organization: plan the platform, automate delivery, set standards, train a team and advise others.`,
  duration: '6-8 weeks',
  difficulty: 'Master',
  color: '#0ea5e9',
  topics: [
    {
      title: 'Platform Architecture',
      description: 'Servers, databases, scaling, and the separation of users and tenants.',
    },
    {
      title: 'Continuous Delivery',
      description: 'Flows in version control, checked and released by a pipeline.',
    },
    {
      title: 'Templates and Standards',
      description: 'Reusable flows and house rules that keep quality high as teams grow.',
    },
    {
      title: 'Leadership and Advice',
      description: 'Training a team, planning upgrades and guiding an organization to the right use.',
    },
  ],
  prerequisites: [
    'Custom Integrator passed',
    'Experience with containers and with a Git hosting service',
    'Docker with Compose and about 6 GB of free memory, on a machine where you may experiment',
  ],
  objectives: [
    'Design a deployment that fits the users, the load and the data of an organization',
    'Separate tenants by infrastructure and explain why that is necessary',
    'Deliver flows through a pipeline that validates, tests and releases them',
    'Define templates and standards that others can follow',
    'Plan training and advise on where flows pay off',
  ],
  tasks: withVideos(5, [
    enterpriseArchitectureDesign,
    ciCdPipeline,
    templatesAndStandards,
    leadershipAndTraining,
    consultingAndStrategy,
  ]),
  questions,
});

import { defineLevel } from 'course-kit/model';
import { tool } from '../../tool.js';

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
    'Access to a server or a cluster where you may experiment',
  ],
  objectives: [
    'Design a deployment that fits the users, the load and the data of an organization',
    'Separate tenants by infrastructure and explain why that is necessary',
    'Deliver flows through a pipeline that validates, tests and releases them',
    'Define templates and standards that others can follow',
    'Plan training and advise on where flows pay off',
  ],
  tasks: [
    {
      title: 'Enterprise Architecture Design',
      description: 'Draw, justify and try out a deployment for several teams with separate data.',
      duration: 'Week 1-2',
      steps: [],
    },
    {
      title: 'CI/CD Pipeline Implementation',
      description: 'Keep flows in a repository and let a pipeline validate, test and release them.',
      duration: 'Week 2-3',
      steps: [],
    },
    {
      title: 'Template & Standards Creation',
      description:
        'Turn your best flow into a documented template and write the rules for building the next ones.',
      duration: 'Week 3-4',
      steps: [],
    },
    {
      title: 'Team Leadership & Training',
      description:
        'Set up accounts, a learning path and working rules for a team that builds flows together.',
      duration: 'Week 5-6',
      steps: [],
    },
    {
      title: 'Consulting & Strategy',
      description:
        'Lead a client from the first question to a measured trial and a plan for what comes next.',
      duration: 'Week 6-8',
      steps: [],
    },
  ],
  questions: [],
});

export { type ListedQuestion, QuestionList, type QuestionListProps } from './QuestionList';
